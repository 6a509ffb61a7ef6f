/** Folder of a build that holds the `assets` of the build before it. */
export const previousFolder = 'previous'
