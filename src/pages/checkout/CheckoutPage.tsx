import { Suspense } from 'react'
import { CheckoutView } from '#features/checkout/CheckoutView/CheckoutView.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { pages } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { Checkout } from './laterCheckout.ts'

/** `/checkout` */
export function CheckoutPage() {
  return (
    <PageSection>
      <PageHead {...pages.checkout} noindex />
      <Suspense fallback={<CheckoutView step={1} />}>
        <Checkout>{(view) => <CheckoutView {...view} />}</Checkout>
      </Suspense>
    </PageSection>
  )
}
