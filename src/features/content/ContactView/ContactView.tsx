import type { ReactNode } from 'react'
import { contactPage } from '#site/contactPage.ts'
import { type } from '#theme/type.css.ts'
import * as styles from './ContactView.css.ts'

export interface ContactViewProps {
  form: ReactNode
  /** Beside the form: other ways to reach the shop. */
  details: ReactNode
  /** Below both: who runs the shop. */
  identity: ReactNode
}

/** The frame of the contact page. */
export function ContactView({ form, details, identity }: ContactViewProps) {
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1 className={type.pageTitle}>{contactPage.title}</h1>
        <p className={`${type.story} ${styles.lead}`}>{contactPage.lead}</p>
      </header>
      {form}
      {details}
      <div className={styles.identity}>{identity}</div>
    </div>
  )
}
