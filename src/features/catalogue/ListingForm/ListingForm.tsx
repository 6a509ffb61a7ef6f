import type { ReactNode } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import { parametersOf } from '#domain/listing/listingUrl.ts'
import { pageSize } from '#domain/listing/paging.ts'
import { paths } from '#site/paths.ts'

interface ListingFormProps {
  /** What the form sends along with its own controls. */
  kept: Listing
  children: ReactNode
}

/**
 * A form around controls of a listing: the server answers it without scripts; with them a choice applies at once.
 *
 * @internal
 */
export function ListingForm({ kept, children }: ListingFormProps) {
  return (
    <form action={paths.collections} onSubmit={(event) => event.preventDefault()}>
      {[...parametersOf({ ...kept, show: pageSize })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
