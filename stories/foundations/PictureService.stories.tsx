import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { fallbackWidths, resizedAddress, type FallbackWidth } from '#domain/product/pictureAddress.ts'
import { kanjivaram } from '#mocks/data.ts'
import { vars } from '#theme/contract.css.ts'
import { type } from '#theme/type.css.ts'

const [lead] = kanjivaram.images

/**
 * The picture service (`server/images`) scales an original to several widths. `/pictures/shelf.jpg` at 400 px is
 * `/pictures/400/shelf.avif`, or `.webp` for browsers without AVIF. A page lists the widths its layout needs, and the
 * browser chooses.
 *
 * - Neighbouring widths differ by a factor below 1.42, so that no screen loads more than twice the pixels it shows.
 * - No picture is enlarged, and no photograph keeps its metadata.
 * - AVIF is encoded early or in the background; until it is ready, its address returns WebP.
 */
const meta = { title: 'Foundations/Picture service', globals: { pictures: 'drawn' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** One picture in the widths of the fallback, each with its file size. */
export const Widths: Story = {
  // Bytes differ with the encoder's version.
  tags: ['no-picture'],
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1.5rem' }}>
      {fallbackWidths.map((width) => (
        <li key={width}>
          <Encoded width={width} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const width of fallbackWidths) {
      const picture = await canvas.findByRole<HTMLImageElement>('img', { name: `${width} px wide` })
      await picture.decode()
      await expect(picture.naturalWidth).toBe(width)
      await expect(await canvas.findByText(new RegExp(`^${width} px, \\d+\\.\\d kB of image/webp$`))).toBeVisible()
    }
  },
}

function Encoded({ width }: { width: FallbackWidth }) {
  const address = lead && resizedAddress(lead.url, width, 'webp')
  const [weight, setWeight] = useState('')
  useEffect(() => {
    if (!address) return undefined
    const leaving = new AbortController()
    fetch(address, { signal: leaving.signal })
      .then((answer) => answer.blob())
      .then(({ size, type: kind }) => setWeight(`${(size / 1000).toFixed(1)} kB of ${kind}`))
      .catch((error: unknown) => leaving.signal.aborted || setWeight(String(error)))
    return () => leaving.abort()
  }, [address])
  return (
    <figure>
      <img src={address} alt={`${width} px wide`} style={{ maxInlineSize: '100%' }} />
      <figcaption className={type.meta} style={{ color: vars.color.textMuted }}>
        {width} px, {weight}
      </figcaption>
    </figure>
  )
}
