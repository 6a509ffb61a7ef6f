import sharp from 'sharp'

/** The pixels of a PNG file, four bytes each. */
export async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Whether two PNG files show the same, however each is packed. */
export async function samePixels(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  return first.width === second.width && first.data.equals(second.data)
}
