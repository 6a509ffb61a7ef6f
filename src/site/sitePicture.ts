/** A picture of the shop's own pages; sizes in px of the original. */
export interface SitePicture {
  src: string
  /** What is to be seen; '' where the words beside it say so already. */
  alt: string
  width: number
  height: number
  /** sRGB of its ground, painted until the picture is there. */
  colour: string
}
