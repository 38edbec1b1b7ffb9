import { apiOf, enterContact, enterTravellers, readyForTravellers } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { inDays, toLondon } from './search.ts'
import { choose, testProperty } from './stays.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('a traveller saved with consent is found by name next time and fills the card of a flight and of a stay', {
  tag: full,
}, async ({ page, open }) => {
  test.slow()
  await open(await readyForTravellers(page, toLondon(62)))
  await enterTravellers(page, {
    'Adult 1': {
      passengerId: '',
      title: 'ms',
      givenName: 'Adéṣọlá',
      familyName: 'Ogunbanjo',
      gender: 'f',
      bornOn: '1990-05-04',
      document: { type: 'passport', number: 'B04410027', country: 'NG', expiresOn: inDays(120) },
      loyalty: null,
    },
  })
  await enterContact(page, { email: 'sola@example.com', phone: '0803 123 4567' })
  const consent = page.getByRole('checkbox', { name: 'Save for next time' })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await page.getByRole('button', { name: 'Continue to seats and bags' }).click()
  await expect(page.getByRole('heading', { name: 'Seats and bags', level: 1 })).toBeVisible()

  await open(await readyForTravellers(page, toLondon(63)))
  const card = page.getByRole('group', { name: 'Adult 1', exact: true })
  const picker = card.getByRole('combobox', { name: 'Use a saved traveller for Adult 1' })
  await picker.fill('adesola')
  const option = page.getByRole('option', { name: /Ogunbanjo/ })
  await expect(option).toContainText('born 1990')
  await expect(option).toContainText('passport …027')
  await expect(option).toContainText('Passport ends soon after the trip')
  await picker.press('Enter')
  await expect(card.getByLabel('Given name')).toHaveValue('Adéṣọlá')
  await expect(card.getByLabel('Family name')).toHaveValue('Ogunbanjo')
  await expect(card.getByLabel('Date of birth')).toHaveValue('04/05/1990')
  await expect(card.getByLabel('Passport number')).toHaveValue('B04410027')
  await expect(card.getByLabel('Issuing country')).toHaveValue('NG')

  await open(await testProperty(apiOf(page), 'Successful Booking'))
  await choose(page, 'Successful Booking')
  const lead = page.getByRole('group', { name: 'Who checks in' })
  await lead.getByRole('combobox', { name: 'Use a saved traveller for Who checks in' }).fill('adesola')
  await page.getByRole('option', { name: /Ogunbanjo/ }).click()
  await expect(lead.getByLabel('Given name')).toHaveValue('Adéṣọlá')
  await expect(lead.getByLabel('Family name')).toHaveValue('Ogunbanjo')

  await lead.getByRole('button', { name: 'Delete this saved traveller' }).click()
  await expect(page.getByText('is no longer saved')).toBeVisible()
  expect((await apiOf(page).call('GET', '/travellers?query=ogunbanjo')).body).toEqual([])
  await expect(lead.getByLabel('Family name')).toHaveValue('Ogunbanjo')
})

test('the two lines of a passport fill the card, and a wrong check digit is named', { tag: full }, async ({ page, open }) => {
  await open(await readyForTravellers(page, toLondon(64)))
  const card = page.getByRole('group', { name: 'Adult 1', exact: true })
  await card.getByText('Fill in from the passport’s two lines').click()
  // The specimen of ICAO Doc 9303, its issuer changed: check digits do not cover line 1.
  const lines = card.getByLabel('Type or paste the two lines')
  await lines.fill('P<NGAERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C46UTO7408122F1204159ZE184226B<<<<<10')
  await expect(card.getByText(/passport number \(character 10 of line 2\)/)).toBeVisible()
  await lines.fill('P<NGAERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10')
  await expect(card.getByLabel('Given name')).toHaveValue('Anna Maria')
  await expect(card.getByLabel('Family name')).toHaveValue('Eriksson')
  await expect(card.getByLabel('Gender')).toHaveValue('f')
  await expect(card.getByLabel('Date of birth')).toHaveValue('12/08/1974')
  await expect(card.getByLabel('Passport number')).toHaveValue('L898902C3')
  await expect(card.getByLabel('Issuing country')).toHaveValue('NG')
  await expect(card.getByText(/It has to be valid past the journey/)).toBeVisible()
})

test('an unusual name is corrected with one click', { tag: full }, async ({ page, open }) => {
  await open(await readyForTravellers(page, toLondon(65)))
  const card = page.getByRole('group', { name: 'Adult 1', exact: true })
  await card.getByLabel('Given name').fill('MRADEWALE')
  await card.getByLabel('Family name').fill('BAKARE')
  await card.getByLabel('Family name').press('Tab')
  await card.getByRole('button', { name: 'Use “ADEWALE”' }).click()
  await expect(card.getByLabel('Given name')).toHaveValue('ADEWALE')
  await expect(card.getByLabel('Title')).toHaveValue('mr')
  await expect(card.getByText('looks like a title')).toBeHidden()
})
