// Prices of pages that everybody shares: in the visitor's currency, and those that searches found. The pages stand without them.

showPrices()

/** Prices of a page that everybody shares stand in naira. Who chose another currency, here or on a screen, reads them in that (as kit/money.tsx writes them). */
function showPrices() {
  let currency = null
  let rate = 0
  try {
    currency = localStorage.getItem('currency')
    rate = Number(localStorage.getItem('currencyRate'))
  } catch {
    // Nothing is known of who keeps nothing.
  }
  if (!/^[A-Z]{3}$/.test(currency ?? '') || currency === 'NGN' || !(rate > 0)) return
  const { maximumFractionDigits: digits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const { format } = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const minor = 10 ** digits
  for (const price of document.querySelectorAll('[data-naira]'))
    price.textContent = `${currency} ${format(Math.round((price.dataset.naira / 100 / rate) * minor) / minor)}`
}

const routes = [...document.querySelectorAll('[data-fare-of]')]
if (routes.length > 0) showFares()

/** `2027-01-12` as `12 Jan 2027`. */
function dayOf(text) {
  return new Date(`${text}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** The lowest price that a search found on each route, and when; the link leads to its days. A route that nobody searched has no price. */
async function showFares() {
  try {
    const answer = await window.fetch(`${document.documentElement.dataset.api ?? ''}/api/shop/flight-prices`)
    const known = answer.ok ? await answer.json() : []
    for (const route of routes) {
      const found = known.find(({ from, to }) => `${from}-${to}` === route.dataset.fareOf)
      if (!found) continue
      const { amount, currency } = found.total
      const price = document.createElement('strong')
      price.textContent = `${currency} ${(amount / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
      if (currency === 'NGN') price.dataset.naira = amount
      route.append(
        'from ',
        price,
        ` for one adult, ${dayOf(found.depart)} to ${dayOf(found.return)}, found ${dayOf(found.foundOn)}`,
      )
      for (const link of route.closest('li').querySelectorAll('a[href*="depart="]')) {
        const to = new URL(link.href)
        to.searchParams.set('depart', found.depart)
        to.searchParams.set('return', found.return)
        link.href = to.href
      }
    }
    showPrices()
  } catch {
    // The page stands without them.
  }
}

const places = [...document.querySelectorAll('[data-rooms-in]')]
if (places.length > 0) showRoomPrices()

/** From how much rooms are sold in the places that this page names. Everybody shares the page, and prices move. */
async function showRoomPrices() {
  try {
    const answer = await window.fetch(`${document.documentElement.dataset.api ?? ''}/api/shop/stay-prices`)
    const known = answer.ok ? await answer.json() : []
    for (const place of places) {
      const found = known.find(({ location }) => location === place.dataset.roomsIn.trim())
      if (!found) continue
      const { amount, currency } = found.perNight
      const price = document.createElement('span')
      price.textContent = `${currency} ${(amount / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
      if (currency === 'NGN') price.dataset.naira = amount
      place.append(' · rooms from ', price, ` a night, ${dayOf(found.checkIn)} to ${dayOf(found.checkOut)}`)
      // The link leads to the days of that price.
      for (const link of place.closest('li').querySelectorAll('a[href*="checkIn="]')) {
        const to = new URL(link.href)
        to.searchParams.set('checkIn', found.checkIn)
        to.searchParams.set('checkOut', found.checkOut)
        link.href = to.href
      }
    }
    showPrices()
  } catch {
    // The page stands without them.
  }
}
