import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Shopper } from '#domain/account/shopper.ts'
import { AccountDetails } from '#features/account/AccountDetails/AccountDetails.tsx'
import { AccountSection } from '#features/account/AccountSection/AccountSection.tsx'
import { SignOutOptions } from '#features/account/SignOutOptions/SignOutOptions.tsx'
import { OrderList } from '#features/orders/OrderList/OrderList.tsx'
import { useIdentity } from '#identity/identity.ts'
import { accountToasts } from '#site/accounts.ts'
import { orderTexts } from '#site/orders.ts'
import { clearDevice } from '#state/clearDevice.ts'
import { useOrderStore } from '#state/order.ts'
import { dismissToasts } from '#ui/Toast/dismissToasts.ts'
import { notify } from '#ui/Toast/notify.ts'
import { deleteOrder } from '../deleteOrder.ts'
import { accountKey } from './accountQuery.ts'
import { failureOf } from '../auth/failureOf.ts'
import { PoolAccount } from './PoolAccount.tsx'

/** The sections of a signed-in shopper's account page; a Google account has only its name here. */
export function Account({ shopper }: { shopper: Shopper }) {
  const { client, signOut: signOutHere } = useIdentity()
  const orders = useOrderStore((store) => store.orders)
  const queries = useQueryClient()
  // Clears the account's data from memory: the next person on this device must not see it.
  useEffect(() => () => queries.removeQueries({ queryKey: accountKey }), [queries])

  const signOut = async ({ everywhere, clearsDevice }: { everywhere: boolean; clearsDevice: boolean }) => {
    try {
      await (everywhere ? (await client()).signOut({ everywhere }) : signOutHere())
      if (clearsDevice) {
        clearDevice()
        // An Undo in them would bring back what was removed last.
        dismissToasts()
      }
      notify(accountToasts.signedOut)
      return undefined
    } catch (error) {
      return failureOf(error)
    }
  }
  const isPool = shopper.provider === 'pool'
  return (
    <>
      {isPool ? (
        <PoolAccount shopper={shopper} />
      ) : (
        <AccountSection title="Details" intro="You are signed in with Google.">
          <AccountDetails {...shopper} phone="" />
        </AccountSection>
      )}
      <AccountSection title="Orders on this device" {...(orders.length === 0 ? { intro: orderTexts.none } : {})}>
        {orders.length > 0 && <OrderList orders={orders} onDelete={deleteOrder} />}
      </AccountSection>
      <AccountSection title="Sign out">
        <SignOutOptions canEverywhere={isPool} onSignOut={signOut} />
      </AccountSection>
    </>
  )
}
