import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { list, panel, trigger } from './Tabs.css.ts'

interface Tab<V extends string> {
  value: V
  label: string
  content: ReactNode
}

interface TabsProps<V extends string> {
  value: V
  onChange: (value: V) => void
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab<V>[]
  className?: string | undefined
}

/**
 * Several texts in one place. Arrow keys choose; the panels that are not chosen stay in the page for the server's HTML,
 * hidden, and so out of the tab order.
 */
export function Tabs<V extends string>({ value, onChange, label, tabs, className }: TabsProps<V>) {
  const row = useRef<HTMLDivElement>(null)
  const chosen = tabs.findIndex((tab) => tab.value === value)
  useEffect(() => {
    const tab = row.current?.children[chosen]
    if (row.current && tab instanceof HTMLElement) show(tab, row.current)
  }, [chosen])
  const choose = (next: string) => {
    const tab = tabs.find((one) => one.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <Root value={value} onValueChange={choose} {...(className ? { className } : {})}>
      <List ref={row} aria-label={label} className={list}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className={trigger}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} forceMount hidden={tab.value !== value} className={panel}>
          {tab.content}
        </Content>
      ))}
    </Root>
  )
}

/** Room of the focus ring beside a tab, in px. */
const ring = 4

/** Moves the row alone; `scrollIntoView` would move the page as well. */
function show(tab: HTMLElement, row: HTMLElement) {
  const start = tab.offsetLeft - row.offsetLeft - ring
  if (start < row.scrollLeft) row.scrollLeft = start
  const end = start + tab.offsetWidth + 2 * ring
  if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth
}
