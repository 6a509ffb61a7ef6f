import { ListingBanner } from '#features/catalogue/ListingBanner/ListingBanner.tsx'
import { CheckoutView } from '#features/checkout/CheckoutView/CheckoutView.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { checkoutTitle, paymentTitle, placedTitle } from '#site/checkoutTitles.ts'
import { headOf, pageTitle } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { Checkout } from './Checkout.tsx'

const titles = { 1: checkoutTitle, 2: paymentTitle, 3: placedTitle } as const

/** `/checkout` */
export function CheckoutPage() {
  return (
    <Checkout>
      {({ bannerPicture, ...view }) => (
        <>
          <PageHead {...headOf('checkout')} title={pageTitle(titles[view.step])} />
          {view.step === 3 && (
            <div data-screen-only>
              <ListingBanner isTall picture={bannerPicture} />
            </div>
          )}
          <PageSection>
            <CheckoutView {...view} />
          </PageSection>
        </>
      )}
    </Checkout>
  )
}
