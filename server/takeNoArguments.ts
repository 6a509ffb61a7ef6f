/**
 * For a command without arguments: given any, the process ends before the command does something that was not asked for.
 * Exit code 0 and the usage for `--help`, else 2.
 */
export function takeNoArguments(usage: string): void {
  const args = process.argv.slice(2)
  if (args.length === 0) return
  const isAsked = args.length === 1 && args[0] === '--help'
  if (isAsked) console.log(usage)
  else console.error(`${args.join(' ')}: this command takes no arguments.\n\n${usage}`)
  process.exit(isAsked ? 0 : 2)
}
