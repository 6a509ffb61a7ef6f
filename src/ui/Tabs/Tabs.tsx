import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { list, panel, panelTitle, trigger } from './Tabs.css.ts'

interface Tab<V extends string> {
  value: V
  label: string
  content: ReactNode
}

interface TabsProps<V extends string> {
  value: V
  onChange: (value: V) => void
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<V>[]
  className?: string | undefined
}

/**
 * Tabs selected by click or arrow key. Inactive panels stay in the document, hidden: on paper and without scripts each is a
 * section under its own heading.
 */
export function Tabs<V extends string>({ value, onChange, label, tabs, className }: TabsProps<V>) {
  const row = useRef<HTMLDivElement>(null)
  const chosen = tabs.findIndex((tab) => tab.value === value)
  useEffect(() => {
    const tab = row.current?.children[chosen]
    if (row.current && tab instanceof HTMLElement) scrollToTab(tab, row.current)
  }, [chosen])
  const choose = (next: string) => {
    const tab = tabs.find((one) => one.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <Root value={value} onValueChange={choose} {...(className ? { className } : {})}>
      <List ref={row} aria-label={label} className={list}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className={trigger} onMouseDown={focusWithoutRing}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} forceMount className={panel}>
          <h2 className={panelTitle}>{tab.label}</h2>
          {tab.content}
        </Content>
      ))}
    </Root>
  )
}

/** Before Radix, which focuses the pressed tab by script: browsers then show the ring of the keyboard's focus. */
function focusWithoutRing({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.focus({ focusVisible: false, preventScroll: true })
}

/** Space for the focus ring beside a tab, in px. */
const focusRingPx = 4

/** Scrolls the row only; `scrollIntoView` would scroll the page as well. */
function scrollToTab(tab: HTMLElement, row: HTMLElement) {
  const start = tab.offsetLeft - row.offsetLeft - focusRingPx
  if (start < row.scrollLeft) row.scrollLeft = start
  const end = start + tab.offsetWidth + 2 * focusRingPx
  if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth
}
