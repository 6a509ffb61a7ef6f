import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PolicyText } from '#features/content/PolicyText/PolicyText.tsx'
import { identityLink, policies, policyQuestions } from '#site/policyPages.ts'

/**
 * A policy in sections, with its date and a summary above them. For the short texts about shipping and returns on a
 * product page use `ProductTabs`. From 960 px on the list of sections stays in view beside the text, in windows
 * higher than 768 px.
 *
 * - [A navigation named 'On this page'](#anchor--content-policytext--with-highlights) has a link to every section; on
 *   phones [it is above the text](#anchor--content-policytext--long).
 * - [The date](#anchor--content-policytext--with-highlights) is marked up for machines, too.
 * - [Steps are an ordered list](#anchor--content-policytext--with-highlights), other points are not.
 * - [It ends with contact details](#anchor--content-policytext--with-highlights), and a link to who runs the shop.
 */
const meta = {
  title: 'Content/PolicyText',
  component: PolicyText,
  args: { policy: policies.returns },
} satisfies Meta<typeof PolicyText>

export default meta
type Story = StoryObj<typeof meta>

export const WithHighlights: Story = {
  name: 'With highlights',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Last updated January 1, 2024')).toHaveAttribute('datetime', '2024-01-01')
    for (const text of ['30 days', 'Free returns', 'Easy process']) await expect(canvas.getByText(text)).toBeVisible()
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    const links = contents.getAllByRole('link')
    await expect(links).toHaveLength(args.policy.sections.length)
    for (const link of links) {
      await expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent ?? '')
    }
    await expect(canvas.getByText('We send a courier. It costs you nothing.', { selector: 'ol > li' })).toBeVisible()
    await expect(canvas.getByText('Sale items within 15 days', { selector: 'ul > li' })).toBeVisible()
    await expect(canvas.getAllByRole('heading').at(-1)).toHaveTextContent(policyQuestions)
    const lastLink = canvas.getAllByRole('link').at(-1)
    await expect(lastLink).toHaveTextContent(identityLink)
    await expect(lastLink).toHaveAttribute('href', '/contact#identity')
  },
}

export const Long: Story = { args: { policy: policies.privacy } }
