type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the environment without empty values, which compose files and scripts use for unset ones. */
export function givenVariables(environment: Environment): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) given[name] = value;
  return given;
}
