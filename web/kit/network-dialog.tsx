import { type ComponentType, useEffect, useState } from 'react'

type Dialog = ComponentType<{ onClose: () => void }>

/** Opens the no-network modal while the device is offline. Its code is fetched in an idle moment: offline it could not be. */
export function NetworkDialog() {
  const [isOffline, setOffline] = useState(false)
  const [NoNetwork, setNoNetwork] = useState<Dialog | null>(null)

  useEffect(() => {
    const update = () => setOffline(!navigator.onLine)
    update()
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    const fetchDialog = () => import('./no-network.tsx').then((module) => setNoNetwork(() => module.NoNetwork), console.warn)
    const timer = setTimeout(fetchDialog, 4000)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [])

  return isOffline && NoNetwork ? <NoNetwork onClose={() => setOffline(false)} /> : null
}
