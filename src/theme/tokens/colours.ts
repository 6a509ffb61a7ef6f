/** Colours of the two themes. Every text role has AA contrast or better on page, card and sunken. */
export const daylight = {
  page: '#FBF8F1',
  card: '#FFFFFF',
  sunken: '#F3EDE0',
  /** Receipt paper, which must stand out from the page: darker in Daylight, lighter in Lamplight. */
  receipt: '#F3EDE0',
  text: '#2A1A14',
  textMuted: '#6B5748',
  /** Text and lines in madder. */
  accent: '#8C1C2E',
  /** Backgrounds in madder, for text in `onFill`. */
  fill: '#8C1C2E',
  fillHover: '#721424',
  onFill: '#FFFFFF',
  /** Gold with enough contrast for text. */
  gold: '#7A5A12',
  /** Decoration only: its contrast is too low for text or meaning. */
  zari: '#B98A2E',
  /** Selected text, on zari. */
  onZari: '#17110E',
  peacock: '#0E5A63',
  success: '#1E6B3A',
  /** Background of the button that opens WhatsApp, for an icon in `onFill`. */
  contact: '#1E6B3A',
  warning: '#8A5A00',
  danger: '#A3261B',
  borderSubtle: '#E2D8C6',
  /** Borders of controls, contrast 3:1 on every background. */
  border: '#8F7C69',
  band: '#8C1C2E',
  onBand: '#FBF3E4',
  /** Backdrop of sheets and dialogs. */
  overlay: 'rgb(42 26 20 / 0.45)',
} as const

export const lamplight = {
  page: '#17110E',
  card: '#211915',
  sunken: '#0F0B09',
  receipt: '#261C17',
  text: '#F5ECDD',
  textMuted: '#C7B5A0',
  accent: '#EE9AA0',
  fill: '#B83049',
  fillHover: '#C9405A',
  onFill: '#FFFFFF',
  gold: '#E0B65C',
  zari: '#E0B65C',
  onZari: '#17110E',
  peacock: '#7CC9CF',
  success: '#8FD3A3',
  contact: '#2A6B42',
  warning: '#F0C36D',
  danger: '#FF9E90',
  borderSubtle: '#3A2E26',
  border: '#8A7868',
  band: '#3A1219',
  onBand: '#F5ECDD',
  overlay: 'rgb(0 0 0 / 0.6)',
} as const satisfies Record<keyof typeof daylight, string>
