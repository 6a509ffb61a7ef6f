import { ContactDetails } from '#features/content/ContactDetails/ContactDetails.tsx'
import { ContactForm } from '#features/content/ContactForm/ContactForm.tsx'
import { ContactView } from '#features/content/ContactView/ContactView.tsx'
import { ShopIdentity } from '#features/content/ShopIdentity/ShopIdentity.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { useIsMounted } from '#features/shared/useIsMounted.ts'
import { contactPage } from '#site/contactPage.ts'
import { forgetContactDraft, keepContactDraft, useContactDraft } from '#state/contactDraft.ts'
import { headOf } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { prefetchToasts } from '#ui/Toast/notify.ts'
import { sendMessage } from './sendMessage.ts'

/** `/contact` */
export function ContactPage() {
  const { form: draft, resets } = useContactDraft()
  const isMounted = useIsMounted()
  // Once its message was sent a form empties itself; after a return to the page another one shows the same draft.
  const forget = () => (isMounted() ? keepContactDraft(undefined) : forgetContactDraft())
  return (
    <PageSection>
      <PageHead {...headOf('contact')} />
      <ContactView
        form={
          <ContactForm
            key={resets}
            onSend={() => sendMessage().then(forget)}
            onIntent={prefetchToasts}
            initial={draft}
            onLeave={(message) => {
              // Forgotten while it was open: the form must not restore it.
              if (useContactDraft.getState().resets === resets) keepContactDraft({ ...message })
            }}
          />
        }
        details={<ContactDetails title={contactPage.details} social />}
        identity={<ShopIdentity />}
      />
    </PageSection>
  )
}
