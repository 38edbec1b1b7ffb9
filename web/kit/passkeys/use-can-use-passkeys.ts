import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether this browser has passkeys; false on the server, so that nothing is offered before scripts arrive. */
export const useCanUsePasskeys = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => 'PublicKeyCredential' in window,
    () => false,
  )
