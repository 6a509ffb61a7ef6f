import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { networkError } from '#domain/messages.ts'
import { googleHandlers } from '#mocks/google.ts'
import { poolOutbox } from '#mocks/identity.ts'
import { fixturePassword, fixtureUsers } from '#mocks/identityUsers.ts'
import { expectPage, expectText } from '#stories/pages/pageAssertions.ts'
import { pageParameters, renderApp } from '#stories/pages/renderApp.tsx'
import { resetState } from '#stories/pages/storedState.ts'
import { enter, expectGreeting, expectStep, press } from './accountSteps.ts'

/**
 * Each way to sign in, with a user pool in memory, from the header of the home page back to it. A passkey needs an
 * authenticator that a page cannot simulate: its journey is tested in the built shop.
 */
const meta = {
  title: 'Journeys/Sign in',
  render: renderApp,
  // On a phone the links of the header are in the menu.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { ...pageParameters, address: '/', hasPool: true },
  beforeEach: resetState,
  // Each step has its picture under Pages.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function openSignIn() {
  await expectPage('Handcrafted Excellence')
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In' }))
  await expectPage('Sign In')
}

const { plain, choice, email } = fixtureUsers
const codeTo = async (address: string) => (await poolOutbox(address)).at(-1)?.code ?? ''

async function enterCodeOf(address: string) {
  await enter('Code', await codeTo(address))
  await press('Continue')
}

async function enterWrongPassword(password: string) {
  await enter('Password', password)
  await press('Sign In')
  await expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.')
}

async function signInByPassword() {
  await openSignIn()
  await enter('Email Address', plain.username)
  await enter('Password', fixturePassword)
  await press('Sign In')
}

export const Password: Story = {
  play: async ({ step }) => {
    await step('opens the form and enters email and password', signInByPassword)
    await step('is greeted on the home page', async () => {
      await expectGreeting('Meera')
      await expectPage('Handcrafted Excellence')
    })
  },
}

/** The attribute that marks the document as signed in, for the first paint, must not leak into the next story. */
export const StateReset: Story = {
  name: 'Resetting the state after a story signs its shopper out',
  tags: ['behaviour'],
  play: async () => {
    const root = document.documentElement
    const endStory = resetState()
    await signInByPassword()
    await waitFor(() => expect(root).toHaveAttribute('data-account'))
    endStory()
    await expect(root).not.toHaveAttribute('data-account')
  },
}

/** The heading of a new page gets the focus a frame later, which on a slow device is after the first tap. */
export const EarlyFocus: Story = {
  name: 'A field chosen before the first frame of its page keeps the focus',
  tags: ['behaviour'],
  play: async () => {
    const frames: FrameRequestCallback[] = []
    const held = spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
    try {
      await openSignIn()
      const field = await screen.findByLabelText('Password', { selector: 'input' })
      field.focus()
      await waitFor(() => expect(frames).not.toHaveLength(0))
      for (const callback of frames) callback(performance.now())
      await expect(field).toHaveFocus()
    } finally {
      held.mockRestore()
    }
  },
}

async function chooseFactor(name: string) {
  await openSignIn()
  await enter('Email Address', choice.username)
  await press('Use a passkey or a code instead')
  await expectStep('How do you want to sign in?')
  await userEvent.click(screen.getByRole('radio', { name }))
  await press('Continue')
}

/** The identity service sends another code to a sign-in that begins again only, with its choice. */
export const AnotherCode: Story = {
  name: 'Another code by email repeats the choice',
  tags: ['behaviour'],
  play: async ({ step }) => {
    await step('chooses a code by email', async () => {
      await chooseFactor('Code by email')
      await expectStep('Check your email')
    })
    await step('asks for another', async () => {
      const sent = (await poolOutbox(choice.username)).length
      await press('Send a new code')
      await expect(await screen.findByText('A new code is on its way.')).toBeVisible()
      await expect((await poolOutbox(choice.username)).length).toBe(sent + 1)
      await expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    })
    await step('enters the code', () => enterCodeOf(choice.username))
    await step('is signed in', () => expectGreeting('User'))
  },
}

/** A refused password uses up the session of the choice. */
export const WrongChosenPassword: Story = {
  name: 'A wrong password after choosing the password can be corrected',
  tags: ['behaviour'],
  play: async ({ step }) => {
    await step('chooses the password', async () => {
      await chooseFactor('Password')
      await expectStep('Enter your password')
    })
    await step('enters a wrong one, twice', async () => {
      for (const wrong of ['Wrong@1947', 'Wrong@1948']) await enterWrongPassword(wrong)
    })
    await step('enters the right one', async () => {
      await enter('Password', fixturePassword)
      await press('Sign In')
    })
    await step('is signed in', () => expectGreeting('User'))
  },
}

export const CodeByEmail: Story = {
  name: 'Code by email',
  play: async ({ step }) => {
    await step('chooses a code by email', async () => {
      await chooseFactor('Code by email')
      await expectStep('Check your email')
    })
    await step('enters the code', () => enterCodeOf(choice.username))
    await step('is signed in', () => expectGreeting('User'))
  },
}

export const PasswordAndCode: Story = {
  name: 'Password and code',
  play: async ({ step }) => {
    await step('opens the form', openSignIn)
    await step('enters email and password', async () => {
      await enter('Email Address', email.username)
      await enter('Password', fixturePassword)
      await press('Sign In')
      await expectStep('Check your email')
    })
    await step('enters the code', () => enterCodeOf(email.username))
    await step('is signed in', () => expectGreeting('User'))
  },
}

/** Amplify drops a sign-in when the request that begins it again fails. */
export const LostCode: Story = {
  name: 'When no new code could be sent, the former one is no longer valid',
  tags: ['behaviour'],
  play: async ({ msw, step }) => {
    await step('comes to the code', async () => {
      await openSignIn()
      await enter('Email Address', email.username)
      await enter('Password', fixturePassword)
      await press('Sign In')
      await expectStep('Check your email')
    })
    const former = await codeTo(email.username)
    let isOffline = true
    await step('asks for another without a network', async () => {
      // Undefined passes the request on to the pool.
      msw.use(http.post('*/dev/identity', () => (isOffline ? HttpResponse.error() : undefined)))
      await press('Send a new code')
      await expect(await screen.findByText(networkError)).toBeVisible()
    })
    await step('enters the former code', async () => {
      await enter('Code', former)
      await press('Continue')
      await expect(await screen.findByText('This code is no longer valid. Please ask for a new one.')).toBeVisible()
    })
    await step('asks again, and enters the new code', async () => {
      isOffline = false
      await press('Send a new code')
      await expect(await screen.findByText('A new code is on its way.')).toBeVisible()
      await enterCodeOf(email.username)
    })
    await step('is signed in', () => expectGreeting('User'))
  },
}

/** Google's script and profile are stubs: its window confirms at once. */
export const Google: Story = {
  parameters: { hasGoogle: true },
  beforeEach({ msw }) {
    msw.use(...googleHandlers)
    return () => void Reflect.deleteProperty(window, 'google')
  },
  play: async ({ step }) => {
    await step('opens the form', openSignIn)
    await step('signs in with Google', async () => {
      // It can be pressed once Google's script is there.
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled())
      await press('Sign in with Google')
    })
    await step('is greeted by the first name', async () => {
      await expectGreeting('Anu')
      await expectText('Welcome to Padma Weaves, Anu!')
    })
  },
}

export const WrongPassword: Story = {
  name: 'Wrong password',
  play: async ({ step }) => {
    await step('opens the form', openSignIn)
    await step('enters a wrong password', async () => {
      await enter('Email Address', plain.username)
      await enterWrongPassword('Wrong@1947')
    })
    await step('enters the right one', async () => {
      await enter('Password', fixturePassword)
      await press('Sign In')
    })
    await step('is greeted', () => expectGreeting('Meera'))
  },
}
