import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ShopIdentity } from '#features/content/ShopIdentity/ShopIdentity.tsx'
import { legal } from '#site/legal.ts'

/**
 * What Indian consumer law requires of an online shop: legal name, address, and an officer who receives complaints.
 * On the contact page, where every policy links to it. For how to reach the shop use `ContactDetails`.
 *
 * - It is [a region named by its heading](#anchor--primary--content-shopidentity--sample-data), and every fact has a
 *   label.
 * - [As long as the facts are samples](#anchor--primary--content-shopidentity--sample-data), a note says so.
 * - [A fact left empty is not shown](#anchor--primary--content-shopidentity--sample-data), such as a GSTIN.
 */
const meta = { title: 'Content/ShopIdentity', component: ShopIdentity } satisfies Meta<typeof ShopIdentity>

export default meta
type Story = StoryObj<typeof meta>

export const SampleData: Story = {
  name: 'Sample data',
  play: async ({ canvas }) => {
    const block = within(canvas.getByRole('region', { name: 'Who is behind this shop' }))
    for (const term of ['Legal name', 'Address', 'Grievance officer']) await expect(block.getByText(term)).toBeVisible()
    await expect(block.getByRole('link', { name: legal.grievanceOfficer.email })).toBeVisible()
    await expect(block.getByText(legal.sampleNote)).toBeVisible()
    await expect(block.queryByText('GSTIN')).not.toBeInTheDocument()
  },
}
