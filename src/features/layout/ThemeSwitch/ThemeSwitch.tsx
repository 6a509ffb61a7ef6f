import type { ThemeChoice } from '#domain/themeChoice.ts'
import { Select } from '#ui/Select/Select.tsx'

export interface ThemeSwitchProps {
  theme: ThemeChoice
  onChoose: (theme: ThemeChoice) => void
}

const options: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'As the device' },
  { value: 'daylight', label: 'Daylight' },
  { value: 'lamplight', label: 'Lamplight' },
]

/** Selects the theme. */
export function ThemeSwitch({ theme, onChoose }: ThemeSwitchProps) {
  return (
    <Select
      label="Theme"
      inline
      options={options}
      value={theme}
      onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value)?.value ?? 'system')}
    />
  )
}
