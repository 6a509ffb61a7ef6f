import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { poolOutbox } from '#mocks/identity.ts'
import { fixturePassword, fixtureUsers } from '#mocks/identityUsers.ts'
import { expectPage, expectText } from '#stories/pages/pageAssertions.ts'
import { pageParameters, renderApp } from '#stories/pages/renderApp.tsx'
import { resetState } from '#stories/pages/storedState.ts'
import { enter, expectGreeting, expectStep, press } from './accountSteps.ts'

/** A new account in a user pool in memory: the form, the code that comes by email, and the greeting by name. */
const meta = {
  title: 'Journeys/Sign up',
  render: renderApp,
  // On a phone the links of the header are in the menu.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { ...pageParameters, address: '/signup', hasPool: true },
  beforeEach: resetState,
  // Each step has its picture under Pages.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const address = 'lakshmi@shop.test'

async function fillIn() {
  await expectPage('Sign Up')
  await enter('First Name', 'Lakshmi')
  await enter('Last Name', 'Nair')
  await enter('Email Address', address)
  await enter('Password', fixturePassword)
  await enter('Confirm Password', fixturePassword)
  screen.getByRole('checkbox', { name: /^I agree/ }).click()
  await press('Create Account')
  await expectStep('Confirm your email')
}

/** The first link of this name, which is the one in the header. */
async function followLink(name: string) {
  const [link] = await screen.findAllByRole('link', { name })
  await userEvent.click(link ?? document.body)
}

async function enterCode() {
  const messages = await poolOutbox(address)
  await enter('Code', messages.at(-1)?.code ?? '')
  await press('Confirm')
}

/** The first code entered is right. */
export const WithCode: Story = {
  name: 'With code',
  play: async ({ step }) => {
    await step('fills in the form', fillIn)
    await step('enters the code of the email', enterCode)
    await step('is greeted', async () => {
      await expectGreeting('Lakshmi')
      const words = 'Account created successfully! Welcome to our textile collection!'
      await expectText(words)
    })
  },
}

/** Its code step would show the address to the next person at this device. */
export const OtherSignIn: Story = {
  name: 'A sign-in ends the sign-up that waits for a code',
  tags: ['behaviour'],
  play: async ({ step }) => {
    await step('fills in the form', fillIn)
    await step('signs in to another account', async () => {
      await followLink('Sign In')
      await expectPage('Sign In')
      await enter('Email Address', fixtureUsers.plain.username)
      await enter('Password', fixturePassword)
      await press('Sign In')
      await expectGreeting('Meera')
    })
    await step('signs out, and is shown an empty form', async () => {
      await press('Logout')
      await followLink('Sign Up')
      await expectPage('Sign Up')
    })
  },
}

/** A wrong code is refused, and a new one can be sent. */
export const WrongCode: Story = {
  name: 'Wrong code',
  play: async ({ step }) => {
    await step('fills in the form', fillIn)
    await step('enters a wrong code', async () => {
      await enter('Code', '000000')
      await press('Confirm')
      const words = 'This code is not right. Please check it and try again.'
      await expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    })
    await step('asks for a new code', async () => {
      await press('Send a new code')
      await expect(await screen.findByText('A new code is on its way.')).toBeVisible()
    })
    await step('enters the new code', enterCode)
    await step('is greeted', () => expectGreeting('Lakshmi'))
  },
}
