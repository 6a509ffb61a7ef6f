import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import '#theme/base.css.ts'
import { earlierDay, freezeDay, storyDay } from '#mocks/clock.ts'
import { handlersFor } from '#mocks/handlers.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { onPage } from './decorators.tsx'
import { chromaticModes, viewports } from './modes.ts'
import { asTheStorySays, chosenScenario } from './scenario.ts'
import './preview.css'
import { refuseUnanswered, startWorker } from './worker.ts'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'daylight', title: 'Daylight', icon: 'sun' },
          { value: 'lamplight', title: 'Lamplight', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    day: {
      description: 'The day in the shop',
      toolbar: {
        title: 'Day',
        icon: 'calendar',
        items: [
          { value: storyDay, title: `${storyDay}: coupons have ended` },
          { value: earlierDay, title: `${earlierDay}: coupons hold` },
        ],
        dynamicTitle: true,
      },
    },
    network: {
      description: 'What the server does',
      toolbar: {
        title: 'Network',
        icon: 'globe',
        items: [
          { value: asTheStorySays, title: 'As the story says' },
          ...Object.keys(scenarios).map((name) => ({ value: name, title: name })),
        ],
        dynamicTitle: true,
      },
    },
    pictures: {
      description: 'Photographs',
      toolbar: {
        title: 'Pictures',
        icon: 'photo',
        items: [
          { value: 'flat', title: 'Flat grounds' },
          { value: 'drawn', title: 'Photographs' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'daylight', day: storyDay, network: asTheStorySays, pictures: 'flat' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
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
          'Product',
          'Cart',
          'Wishlist',
          'Checkout',
          'Account',
          'Content',
          'Feedback',
          'Pages',
          'Journeys',
        ],
      },
    },
  },
  decorators: [onPage],
  loaders: [mswLoader(startWorker)],
  beforeEach({ globals, msw, parameters }) {
    // The tests compare the story's pictures when it ends.
    dispatchEvent(new Event('story-starts'))
    localStorage.clear()
    sessionStorage.clear()
    msw.use(...handlersFor(chosenScenario(scenarios, String(globals.network), parameters.scenario)))
    return freezeDay(String(globals.day))
  },
  afterEach() {
    // The tests stop the story's timers here, before axe takes its time.
    dispatchEvent(new Event('story-played'))
    refuseUnanswered()
  },
}

export default preview
