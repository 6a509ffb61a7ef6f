/** A picture of the shop's own pages; sizes in px of the original. */
export interface SitePicture {
  src: string
  /** Alternative text; '' where the text beside it says the same. */
  alt: string
  width: number
  height: number
  /** Background colour until the picture has loaded. */
  colour: string
  /** Focal point for cropping: '50% 0%'. */
  focus?: string
}
