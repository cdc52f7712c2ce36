type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The variables that are set. An empty value counts as unset: that is how compose files, CI and shell scripts leave a
 * variable out.
 */
export function givenVariables(environment: Environment): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) given[name] = value;
  return given;
}
