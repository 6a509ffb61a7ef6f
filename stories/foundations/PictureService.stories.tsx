import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { fallbackWidths, resizedAddress, type FallbackWidth } from '#domain/product/pictureAddress.ts'
import { scaled } from '../../.storybook/staticPictures.ts'
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
  render: () => <Pictures of={fromTheService} />,
  play: async ({ canvas }) => {
    for (const width of fallbackWidths) {
      const picture = await canvas.findByRole<HTMLImageElement>('img', { name: `${width} px wide` })
      await picture.decode()
      await expect(picture.naturalWidth).toBe(width)
      await expect(await canvas.findByText(new RegExp(`^${width} px, \\d+\\.\\d kB of image/webp$`))).toBeVisible()
    }
  },
}

/** A static workbench has no picture service: its worker scales the originals in the browser. */
export const StaticWorkbench: Story = {
  // Bytes differ with the browser's encoder.
  tags: ['behaviour', 'no-picture'],
  render: () => <Pictures of={scaledHere} />,
  play: async (context) => {
    await Widths.play?.(context)
    const original = await createImageBitmap(await blobAt(lead?.url ?? ''))
    const asked = await createImageBitmap(await scaledHere(original.width + 1))
    await expect(asked.width, 'never enlarged').toBe(original.width)
  },
}

const fromTheService = async (width: FallbackWidth) =>
  blobAt(lead ? (resizedAddress(lead.url, width, 'webp') ?? '') : '')
const scaledHere = async (width: number) => scaled(await blobAt(lead?.url ?? ''), width)
const blobAt = async (address: string) => (await fetch(address)).blob()

function Pictures({ of: load }: { of: (width: FallbackWidth) => Promise<Blob> }) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1.5rem' }}>
      {fallbackWidths.map((width) => (
        <li key={width}>
          <Encoded width={width} load={load} />
        </li>
      ))}
    </ul>
  )
}

function Encoded({ width, load }: { width: FallbackWidth; load: (width: FallbackWidth) => Promise<Blob> }) {
  const [{ address, weight }, setLoaded] = useState({ address: '', weight: '' })
  useEffect(() => {
    let url = ''
    let isLeft = false
    async function show() {
      const blob = await load(width)
      if (isLeft) return
      url = URL.createObjectURL(blob)
      setLoaded({ address: url, weight: `${(blob.size / 1000).toFixed(1)} kB of ${blob.type}` })
    }
    show().catch((error: unknown) => setLoaded({ address: '', weight: String(error) }))
    return () => {
      isLeft = true
      URL.revokeObjectURL(url)
    }
  }, [width, load])
  return (
    <figure>
      {address && <img src={address} alt={`${width} px wide`} style={{ maxInlineSize: '100%' }} />}
      <figcaption className={type.meta} style={{ color: vars.color.textMuted }}>
        {width} px, {weight}
      </figcaption>
    </figure>
  )
}
