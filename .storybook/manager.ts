import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { shop } from '../src/site/shop.ts'
import { daylight } from '../src/theme/tokens/colours.ts'
import { closedSections } from './closedSections.ts'

/** The theme of the workbench itself, in the shop's ivory and madder. */
addons.setConfig({
  // At the bottom it would cover a card in the phone viewport.
  layout: { panelPosition: 'right' },
  sidebar: {
    collapsedRoots: [...closedSections],
  },
  theme: create({
    base: 'light',
    brandTitle: `${shop.name} workbench`,
    colorPrimary: daylight.accent,
    colorSecondary: daylight.accent,
    appBg: daylight.page,
    appBorderColor: daylight.borderSubtle,
    barBg: daylight.page,
    textColor: daylight.text,
    textMutedColor: daylight.textMuted,
    fontBase: 'system-ui, sans-serif',
  }),
})
