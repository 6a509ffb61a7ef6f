import { expect, test } from 'vitest'
import { allCollections } from './listing.ts'
import { listingFromUrl, parametersOf } from './listingUrl.ts'
import { maxShown, nextShown, pageSize, previousShown } from './paging.ts'

test('Show more leads through every number of cards up to the most there are, and back', () => {
  const shown = [pageSize]
  for (let show = pageSize; show < maxShown;) shown.push((show = nextShown(show)))
  expect(shown.slice(-2)).toEqual([984, 1000])
  expect(shown.slice(1).map(previousShown)).toEqual(shown.slice(0, -1))
})

test('an address has each of these numbers, and no other', () => {
  for (const show of [48, 984, 1000]) {
    expect(listingFromUrl(undefined, parametersOf({ ...allCollections, show })).show).toBe(show)
  }
  for (const show of [25, 999, 1008]) {
    expect(listingFromUrl(undefined, new URLSearchParams({ show: String(show) })).show).toBe(pageSize)
  }
})
