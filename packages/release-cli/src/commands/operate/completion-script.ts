import { ReleaseError } from '@kaadu/release-core';
import type { Command } from 'commander';

interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  /** Subcommands and options. */
  readonly words: readonly string[];
}

/** Shell command that prints the names of the site's remotes. */
const listRemotes =
  "node -p \"Object.keys(require('./package.json').releases?.remotes ?? {}).join(' ')\" 2>/dev/null";

/**
 * Creates a completion script for commands, their options and the site's remotes.
 * @throws ReleaseError `refused` for an unknown shell
 */
export function completionScript(shell: string, program: Command): string {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    description: command.description().replaceAll("'", '’'),
    words: [
      ...command.commands.map((sub) => sub.name()),
      ...command.options.map(({ long }) => long ?? ''),
    ].filter(Boolean),
  }));
  const globalOptions = program.options.map(({ long }) => long ?? '').join(' ');
  if (shell === 'bash') return bashScript(commands, globalOptions);
  if (shell === 'zsh') return zshScript(commands, globalOptions);
  if (shell === 'fish') return fishScript(commands);
  throw new ReleaseError(
    'refused',
    `There is no completion for "${shell}". Supported shells: bash, zsh, fish.`,
  );
}

function bashScript(commands: readonly CompletedCommand[], globalOptions: string): string {
  const names = commands.map(({ name }) => name).join(' ');
  const cases = commands.map(
    ({ name, words }) => `    ${name}) words="${[...words, globalOptions].join(' ')}" ;;`,
  );
  return `_release() {
  local words="${names} ${globalOptions}" command
  for command in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do case "$command" in
${cases.join('\n')}
  esac; done
  COMPREPLY=($(compgen -W "$words $(${listRemotes})" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _release release
`;
}

function zshScript(commands: readonly CompletedCommand[], globalOptions: string): string {
  const described = commands.map(({ name, description }) => `'${name}:${description}'`);
  const cases = commands.map(({ name, words }) => `    ${name}) compadd -- ${words.join(' ')} ;;`);
  return `#compdef release
_release() {
  local -a commands=(${described.join(' ')})
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  case "$words[2]" in
${cases.join('\n')}
  esac
  compadd -- ${globalOptions} $(${listRemotes})
}
compdef _release release
`;
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, description, words }) => [
    `complete -c release -f -n __fish_use_subcommand -a ${name} -d '${description}'`,
    `complete -c release -f -n '__fish_seen_subcommand_from ${name}' -a '${words.join(' ')} (${listRemotes})'`,
  ]);
  return `${lines.join('\n')}\n`;
}
