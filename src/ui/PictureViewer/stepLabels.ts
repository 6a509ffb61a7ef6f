/** Labels of the buttons that step through the pictures, in the viewer and where it is opened from. */
export const previousPictureLabel = 'Previous picture'
export const nextPictureLabel = 'Next picture'
