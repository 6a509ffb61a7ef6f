import { messages } from '#site/messages.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { useLink } from '../useLink.ts'
import { messageAbout, whatsAppLink } from '../whatsApp.ts'

export interface TellWhenBackProps {
  name: string
  /** The shop's own code of the piece. */
  code: string
  /** Its path in the shop. */
  path: string
  /** The shop's number, digits only with the country's code; empty where it has none. */
  whatsapp: string
}

/** For a piece that is sold out: asks the shop, by the shopper's own message, to be told when it is back. */
export function TellWhenBack({ name, code, path, whatsapp }: TellWhenBackProps) {
  const link = useLink(path)
  if (!whatsapp) return null
  return (
    <ButtonLink
      href={whatsAppLink(whatsapp, messageAbout(messages.whenBack, { name, code, link }))}
      target="_blank"
      rel="noopener noreferrer"
      variant="secondary"
      icon={<Emblem name="whatsapp" size={20} />}
      full
    >
      Tell me when it is back
    </ButtonLink>
  )
}
