import type { Check, Problem } from './gate';

/**
 * Checks that no expose has lost a language that the stable version of the remote has: visitors would find pages
 * in that language back in English.
 */
export const languagesCheck: Check = {
  name: 'languages',
  run({ release, currentRelease }) {
    const former = Object.entries(currentRelease?.languages ?? {});
    return former
      .filter(([expose]) => Object.hasOwn(release.exposes, expose))
      .flatMap(([expose, languages]): Problem[] => {
        const lost = languages.filter((each) => !release.languages?.[expose]?.includes(each));
        if (lost.length === 0) return [];
        return [
          {
            problem: `${expose} has no ${lost.join(', ')}, which the stable ${release.name}@${currentRelease?.version} has`,
            fix: 'Add the messages and list the languages in its rspack.config.ts',
          },
        ];
      });
  },
};
