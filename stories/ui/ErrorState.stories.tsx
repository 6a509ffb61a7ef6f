import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'

/**
 * Something has failed to load or to render: the server is down, a page has an error. It says what happened and has a
 * button to try again. When there is nothing to show use `EmptyState`; for a message beside content that is still there
 * use `Notice`. The icon is hidden from screen readers; the text says it all.
 *
 * - [It is an alert](#anchor--ui-errorstate--alert): announced at once when it appears.
 * - Its title is a heading [of level 2](#anchor--ui-errorstate--alert), or of level 1 if it is [the whole
 *   page](#anchor--ui-errorstate--whole-page).
 * - If it disappears while its button has the focus, [the focus moves to the heading of its
 *   section](#anchor--ui-errorstate--try-again).
 * - On phones [several buttons are below each other](#anchor--ui-errorstate--whole-page), all of one width.
 */
const meta = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: {
    title: 'The collection could not be loaded',
    message: 'The connection may be weak. Nothing in your cart is lost.',
    children: <Button variant="secondary">Try Again</Button>,
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const InSection: Story = { name: 'In a section' }

/** The title is a heading of level 1. */
export const WholePage: Story = {
  name: 'Whole page',
  args: {
    level: 1,
    title: 'Oops! Something went wrong',
    message:
      "We're sorry, but something unexpected happened. Please try refreshing the page or go back to the homepage.",
    children: (
      <>
        <Button>Refresh Page</Button>
        <ButtonLink href="/" variant="secondary">
          Go Home
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' })).toBeVisible()
  },
}

export const Alert: Story = {
  name: 'It is an alert with a heading',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection may be weak.')
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const TryAgain: Story = {
  // Looks as InSection does.
  tags: ['no-picture', 'behaviour'],
  name: 'After Try Again the heading of the section has the focus',
  render: function Section(args) {
    const [hasFailed, setHasFailed] = useState(true)
    return (
      <section>
        <h2>Handpicked for You</h2>
        {hasFailed && (
          <ErrorState {...args}>
            <Button onClick={() => setHasFailed(false)}>Try Again</Button>
          </ErrorState>
        )}
      </section>
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try Again' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Handpicked for You' })).toHaveFocus())
  },
}
