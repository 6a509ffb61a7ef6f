/** The one argument of a command, the folder of a built site; anything else is answered with the usage, and exit code 2. */
export function siteArgument(command: string): string {
  const [, , site = 'dist/client', ...others] = process.argv
  if (others.length === 0 && !site.startsWith('-')) return site
  console.error(`Usage: node ${command} [FOLDER]\n\nFOLDER is that of a built site, dist/client by default.`)
  process.exit(2)
}
