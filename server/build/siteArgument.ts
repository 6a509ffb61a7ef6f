/** The one argument of a command, the folder of a built site; for anything else prints the usage and exits with 2. */
export function siteArgument(command: string): string {
  const [, , site = 'dist/client', ...others] = process.argv
  if (others.length === 0 && !site.startsWith('-')) return site
  console.error(`Usage: node ${command} [FOLDER]\n\nFOLDER is that of a built site, dist/client by default.`)
  process.exit(2)
}
