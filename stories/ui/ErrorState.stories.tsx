import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { ErrorState } from '#ui/State/ErrorState.tsx'

/**
 * Something should be here and could not be had: the server is down, a page broke. It says what happened and offers a
 * way to try again. When there is simply nothing, use `EmptyState`.
 *
 * - It is an alert: read at once when it appears.
 * - The title is a heading of the level the page wants.
 * - The sign is not read; the words say it all.
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

export const Part: Story = {}

export const WholePage: Story = {
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
}

export const Alert: Story = {
  name: 'It is an alert with a heading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection may be weak.')
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
}
