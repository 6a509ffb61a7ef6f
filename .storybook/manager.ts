import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { closedSections } from './closedSections.ts'

/** The theme of the workbench itself, in the shop's ivory and madder. */
addons.setConfig({
  // At the bottom it would cover a card in the phone viewport.
  panelPosition: 'right',
  sidebar: {
    collapsedRoots: [...closedSections],
  },
  theme: create({
    base: 'light',
    brandTitle: 'Padma Weaves workbench',
    colorPrimary: '#8C1C2E',
    colorSecondary: '#8C1C2E',
    appBg: '#FBF8F1',
    appBorderColor: '#E2D8C6',
    barBg: '#FBF8F1',
    textColor: '#2A1A14',
    textMutedColor: '#6B5748',
    fontBase: 'system-ui, sans-serif',
  }),
})
