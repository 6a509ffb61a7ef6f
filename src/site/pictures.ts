/**
 * Hosts, beside the shop's own folders, whose pictures the shop makes smaller and shows: 'images.example.com'. Only
 * over https and its usual port. A picture of any other host is not shown.
 */
export const pictureHosts: readonly string[] = []
