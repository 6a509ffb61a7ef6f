import { whatsAppUrl } from '#features/shared/whatsAppUrl.ts'
import { messages } from '#site/messages.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { useLink } from '../useLink.ts'
import { productMessage } from '../productMessage.ts'

export interface BackInStockLinkProps {
  name: string
  /** Product code. */
  code: string
  /** Path of the product page. */
  path: string
  /** The shop's WhatsApp number: digits with country code; '' if it has none. */
  whatsapp: string
}

/** For a sold-out product: a WhatsApp link that asks the shop for a message when it is back. */
export function BackInStockLink({ name, code, path, whatsapp }: BackInStockLinkProps) {
  const link = useLink(path)
  if (!whatsapp) return null
  return (
    <ButtonLink
      href={whatsAppUrl(whatsapp, productMessage(messages.whenBack, { name, code, link }))}
      target="_blank"
      rel="noopener noreferrer"
      icon="whatsapp"
      full
    >
      Tell me when it is back
    </ButtonLink>
  )
}
