export const messages = {
  membersPay: 'Members pay {total}, {saving} less.',
  signIn: 'Sign in for that price',
};
