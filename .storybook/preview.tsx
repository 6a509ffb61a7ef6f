import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import '#theme/base.css.ts'
import { freezeDay } from '#mocks/clock.ts'
import { handlersFor } from '#mocks/handlers.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { axeOptions } from './axeOptions.ts'
import { onPage } from './decorators.tsx'
import { flushEvents } from './flushedEvents.ts'
import { chromaticModes, viewports } from './modes.ts'
import { chosenScenario } from './scenario.ts'
import { optionalControls } from './optionalControls.ts'
import './preview.css'
import { ownProducts, productControls, productNames } from './productControls.ts'
import { initialGlobals, toolbar } from './toolbar.ts'
import { shortSource } from './shortSource.ts'
import { refuseUnanswered, startWorker } from './worker.ts'

configure({
  // How long a query in a play function waits: long, as a busy machine is slow; it only has to end hangs.
  asyncUtilTimeout: 30_000,
  // Without the printed DOM: a query that polls would print it at each attempt, a twentieth of the stories' time.
  getElementError: (message) => new Error(message ?? ''),
})

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: axeOptions },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { source: { transform: shortSource } },
    options: {
      storySort: {
        order: [
          'Handbook',
          ['Start here', "The shop's rules", '*', 'Decisions'],
          'Foundations',
          'UI',
          'Layout',
          'Home',
          'Catalogue',
          'Search',
          'Product',
          'Cart',
          'Wishlist',
          'Checkout',
          'Orders',
          'Account',
          'Content',
          'Feedback',
          'Pages',
          'Journeys',
          [
            'Browse to cart',
            'Purchase',
            'Find by filters',
            'Sign up',
            'Sign in',
            'Signed in',
            'Forgot password',
            'Recovery',
          ],
        ],
      },
    },
  },
  argTypesEnhancers: [optionalControls, productControls],
  argsEnhancers: [productNames],
  decorators: [ownProducts, onPage],
  loaders: [mswLoader(startWorker)],
  beforeAll: flushEvents,
  beforeEach({ globals, msw, parameters }) {
    localStorage.clear()
    sessionStorage.clear()
    msw.use(...handlersFor(chosenScenario(scenarios, String(globals.network), parameters.scenario)))
    return freezeDay(String(globals.day))
  },
  afterEach() {
    // On this event the tests stop the story's timers and animations, before axe runs.
    dispatchEvent(new Event('story-played'))
    refuseUnanswered()
  },
}

export default preview
