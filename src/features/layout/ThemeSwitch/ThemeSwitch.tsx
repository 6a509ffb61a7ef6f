import { Select } from '#ui/Select/Select.tsx'

/** Daylight is the light theme, Lamplight the dark one. */
type ThemeOption = 'system' | 'daylight' | 'lamplight'

export interface ThemeSwitchProps {
  theme: ThemeOption
  onChoose: (theme: ThemeOption) => void
}

const options: { value: ThemeOption; label: string }[] = [
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
