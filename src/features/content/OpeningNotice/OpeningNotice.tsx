import { contact } from '#site/contact.ts'
import { paths } from '#features/shared/paths.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'

export interface OpeningNoticeProps {
  title: string
  /** One true sentence about what is, and is not yet, here. */
  sentence: string
}

/** A room of the shop that is not furnished yet: its title, one true sentence, and two ways on. */
export function OpeningNotice({ title, sentence }: OpeningNoticeProps) {
  return (
    <EmptyState level={1} title={title} message={sentence}>
      <ButtonLink href={paths.collections}>Browse Collections</ButtonLink>
      <ButtonLink href={`tel:${contact.phone.dial}`} variant="secondary" icon={<Emblem name="phone" size={20} />}>
        {contact.phone.text}
      </ButtonLink>
    </EmptyState>
  )
}
