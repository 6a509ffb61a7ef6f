/**
 * Hosts, besides the shop's own folders, whose pictures the shop resizes and shows: 'images.example.com'. Only over
 * https and its default port. A picture of any other host is not shown.
 */
export const pictureHosts: readonly string[] = []
