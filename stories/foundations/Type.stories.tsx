import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { vars } from '#theme/contract.css.ts'
import { type } from '#theme/type.css.ts'

const samples = {
  hero: 'Handcrafted Excellence',
  pageTitle: 'All Collections',
  productTitle: 'Kanjivaram Temple Border Silk',
  sectionTitle: 'Shop by Category',
  figure: '1000+ Artisan Stories',
  amount: '₹12,499',
  featuredName: 'Kanjivaram Peacock Pallu',
  tileName: 'Semi Silks',
  cardName: 'Balaramapuram Kasavu Cotton',
  story: 'A retired professor, her daughters, and three generations of sarees taken out, unfolded and talked about.',
  body: 'Madder silk woven three-shuttle, its leaf-green border turned in temple spires.',
  strong: 'Add to Cart',
  small: 'Sort by Popular',
  meta: '3-5 business days',
  caption: 'Silk, cotton and the weaves between',
  badge: 'BESTSELLER',
} as const satisfies Record<keyof typeof type, string>

const names = Object.keys(samples) as (keyof typeof samples)[] // Object.keys widens the keys to string

/**
 * Two families: Fraunces for names, headings and amounts, Figtree for everything else. One class per use, from
 * `#theme/type.css.ts`; sizes change once, at 960 px. Figtree 500 is the only emphasis.
 *
 * - Body text is at least 16 px, and follows the text size set in the browser.
 * - Only badges are in capitals.
 */
const meta = { title: 'Foundations/Type' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  render: () => (
    <dl>
      {names.map((name) => (
        <div key={name} style={{ paddingBlock: '1rem', borderBlockEnd: `1px solid ${vars.color.borderSubtle}` }}>
          <dt className={type.caption} style={{ color: vars.color.textMuted }}>
            {name}
          </dt>
          <Sample name={name} />
        </div>
      ))}
    </dl>
  ),
}

/** A sample in its class, with its computed values at this width. */
function Sample({ name }: { name: keyof typeof samples }) {
  const sample = useRef<HTMLElement>(null)
  const [measures, setMeasures] = useState('')
  useEffect(() => {
    const measure = () => {
      if (!sample.current) return
      const { fontFamily, fontSize, lineHeight, fontWeight } = getComputedStyle(sample.current)
      const [family = ''] = fontFamily.replaceAll('"', '').split(',')
      const [size, height] = [fontSize, lineHeight].map((each) => Math.round(Number.parseFloat(each)))
      setMeasures(`${family} ${fontWeight}, ${size}/${height} px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <>
      <dd className={type[name]} ref={sample}>
        {samples[name]}
      </dd>
      <dd className={type.caption} style={{ color: vars.color.textMuted }}>
        {measures}
      </dd>
    </>
  )
}

/** Both families have loaded, with the rupee sign. */
export const RupeeSign: Story = {
  name: 'Rupee sign',
  render: () => (
    <p>
      <span className={type.amount}>₹12,499</span> <span className={type.strong}>₹12,499</span>
    </p>
  ),
  play: async () => {
    await document.fonts.ready
    for (const face of ['380 32px Fraunces', '500 16px Figtree']) {
      await expect((await document.fonts.load(face, '₹1')).length).toBe(2)
    }
  },
}
