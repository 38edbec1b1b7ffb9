import { useEffect, useState } from 'react'
import { checkInPage, checkInWorker } from '#contract/session/check-in-page.ts'
import { loadApi } from '../../api.ts'
import { Button } from '../../kit/form/button.tsx'
import { toast } from '../../kit/toast.ts'
import css from './settings.module.css'

type State = 'unknown' | 'unable' | 'blocked' | 'off' | 'on'

const words: Record<State, string> = {
  unknown: 'Looking whether this browser can show notifications.',
  unable: 'This browser cannot show notifications, or the page is not opened over HTTPS.',
  blocked: 'This browser blocks notifications of this site. Allow them in its settings first.',
  off: 'Notifications are off in this browser.',
  on: 'Notifications are on in this browser.',
}

/** The worker of the gate receives messages, too: a browser has one. */
const worker = () => navigator.serviceWorker.register(checkInWorker, { scope: checkInPage })

async function readState(): Promise<State> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unable'
  if (Notification.permission === 'denied') return 'blocked'
  const known = await navigator.serviceWorker.getRegistration(checkInPage)
  return (await known?.pushManager.getSubscription()) ? 'on' : 'off'
}

async function turnOn(): Promise<State> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const { notifications } = await loadApi()
  const { key } = await notifications.pushKey()
  const registration = await worker()
  const allowed = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys } = allowed.toJSON()
  await notifications.addBrowser({ endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } })
  return 'on'
}

async function turnOff(): Promise<State> {
  const allowed = await (await worker()).pushManager.getSubscription()
  if (allowed) {
    await (await loadApi()).notifications.removeBrowser({ endpoint: allowed.endpoint })
    await allowed.unsubscribe()
  }
  return 'off'
}

/** Whether this browser shows notifications, and a button that changes it. */
export function ThisBrowser() {
  const [state, setState] = useState<State>('unknown')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    readState().then(setState, () => setState('unable'))
  }, [])
  const run = (work: () => Promise<State>) => async () => {
    setIsBusy(true)
    try {
      setState(await work())
    } catch (error) {
      console.warn('the browser’s notifications were not changed', error)
      toast.failed('This browser did not answer its push service. Try again later.')
    }
    setIsBusy(false)
  }
  return (
    <div className={css.form}>
      <p role="status">{words[state]}</p>
      {state === 'off' && (
        <Button loading={isBusy} onClick={run(turnOn)}>
          Turn on in this browser
        </Button>
      )}
      {state === 'on' && (
        <Button variant="default" loading={isBusy} onClick={run(turnOff)}>
          Turn off in this browser
        </Button>
      )}
    </div>
  )
}
