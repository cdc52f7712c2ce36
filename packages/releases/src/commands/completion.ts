import type { Command } from 'commander';
import { ReleaseError } from '../store/errors';

/** A shell's completion of commands, their options and the remotes of the project. */
export function completionScript(shell: string, program: Command): string {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    description: command.description().replaceAll("'", '’'),
    words: [
      ...command.commands.map((sub) => sub.name()),
      ...command.options.map(({ long }) => long ?? ''),
    ].filter(Boolean),
  }));
  const names = commands.map(({ name }) => name).join(' ');
  const global = program.options.map(({ long }) => long ?? '').join(' ');
  if (shell === 'bash') {
    const cases = commands.map(
      ({ name, words }) => `    ${name}) words="${[...words, global].join(' ')}" ;;`,
    );
    return `_release() {
  local words="${names} ${global}" command
  for command in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do case "$command" in
${cases.join('\n')}
  esac; done
  COMPREPLY=($(compgen -W "$words $(${remotesCommand})" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _release release
`;
  }
  if (shell === 'zsh') {
    const described = commands.map(({ name, description }) => `'${name}:${description}'`);
    const cases = commands.map(({ name, words }) => `    ${name}) compadd -- ${words.join(' ')} ;;`);
    return `#compdef release
_release() {
  local -a commands=(${described.join(' ')})
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  case "$words[2]" in
${cases.join('\n')}
  esac
  compadd -- ${global} $(${remotesCommand})
}
compdef _release release
`;
  }
  if (shell === 'fish') {
    const lines = commands.flatMap(({ name, description, words }) => [
      `complete -c release -f -n __fish_use_subcommand -a ${name} -d '${description}'`,
      `complete -c release -f -n '__fish_seen_subcommand_from ${name}' -a '${words.join(' ')} (${remotesCommand})'`,
    ]);
    return `${lines.join('\n')}\n`;
  }
  throw new ReleaseError(
    'refused',
    `There is no completion for "${shell}". There is one for bash, zsh and fish.`,
  );
}

const remotesCommand =
  "node -p \"Object.keys(require('./package.json').releases?.remotes ?? {}).join(' ')\" 2>/dev/null";
