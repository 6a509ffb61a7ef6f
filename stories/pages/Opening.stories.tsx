import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { OpeningPage } from '#pages/opening/OpeningPage.tsx'
import { openShop, shopWindow } from './openShop.tsx'
import { seePage } from './seen.ts'
import { newShopper } from './shopper.ts'

/**
 * Rooms of the shop that are not furnished yet. Every address of the route table is there, with its final title, and no
 * link of the shop leads to nowhere.
 *
 * - The heading is what the page will be called, and the browser's tab says it too.
 * - One sentence says what is, and what is not yet, here.
 * - Two ways on: the collections, and the telephone.
 */
const meta = {
  title: 'Pages/Opening',
  component: OpeningPage,
  render: openShop,
  args: { opening: 'about', canonical: '/about-us' },
  parameters: { ...shopWindow, address: '/about-us' },
  beforeEach: newShopper,
} satisfies Meta<typeof OpeningPage>

export default meta
type Story = StoryObj<typeof meta>

/** Plays: the page has this heading and this title, one sentence, and two ways on. */
const isCalled = (heading: string, title: string) => async () => {
  await seePage(heading)
  await waitFor(() => expect(document.title).toBe(`${title} | Padma Weaves`))
  await expect(screen.getByRole('link', { name: 'Browse Collections' })).toHaveAttribute('href', '/collections')
  await expect(document.querySelectorAll('main a[href^="tel:"]')).toHaveLength(1)
}

export const About: Story = {
  name: 'About says who the shop is in one sentence',
  play: isCalled('About us', 'About'),
}

export const Contact: Story = {
  name: 'Contact says where telephone and email stand',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/contact' },
  play: isCalled('Contact us', 'Contact'),
}

export const SignIn: Story = {
  name: 'Signing in is at /signin',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/signin' },
  play: isCalled('Sign In', 'Sign In'),
}

export const SignInHyphen: Story = {
  name: 'Signing in is at /sign-in as well',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/sign-in' },
  play: isCalled('Sign In', 'Sign In'),
}

export const SignUp: Story = {
  name: 'Signing up is at /signup',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/signup' },
  play: isCalled('Sign Up', 'Sign Up'),
}

export const SignUpHyphen: Story = {
  name: 'Signing up is at /sign-up as well',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/sign-up' },
  play: isCalled('Sign Up', 'Sign Up'),
}

export const ForgotPassword: Story = {
  name: 'A forgotten password has a page',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/forgot-password' },
  play: isCalled('Forgot Password', 'Forgot Password'),
}

export const PrivacyPolicy: Story = {
  name: 'The privacy policy says what is kept today',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/privacy-policy' },
  play: isCalled('Privacy Policy', 'Privacy Policy'),
}

export const Privacy: Story = {
  name: 'The privacy policy is at /privacy as well',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/privacy' },
  play: isCalled('Privacy Policy', 'Privacy Policy'),
}

export const TermsOfService: Story = {
  name: 'The terms of service say what can be done today',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/terms-of-service' },
  play: isCalled('Terms of Service', 'Terms of Service'),
}

export const Terms: Story = {
  name: 'The terms of service are at /terms as well',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/terms' },
  play: isCalled('Terms of Service', 'Terms of Service'),
}

export const ReturnPolicy: Story = {
  name: 'The return policy says what holds today',
  // Looks as About does.
  tags: ['no-picture'],
  parameters: { address: '/return-policy' },
  play: isCalled('Return Policy', 'Return Policy'),
}
