/** What the shopper chose: Daylight is the light theme, Lamplight the dark one; 'system' follows the device. */
export type ThemeChoice = 'system' | 'daylight' | 'lamplight'
