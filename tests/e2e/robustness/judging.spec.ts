import { expectNoViolations } from '../support/accessible.ts'
import { uniquely } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'

const card = (words: string, button = words) =>
  `<article><p class="ink">${words}</p><img src="data:," alt="${words}">
   <h2 id="name">${words}</h2><input aria-labelledby="name"><button>${button}</button></article>`

test('A judgement leaves out what looks as before, and finds each part that differs in what is judged', async ({
  page,
}) => {
  // Of this try alone: no judgement before knows its parts.
  const place = uniquely('judged').replace(' ', '-')
  const show = (main: string) =>
    page.setContent(
      `<html lang="en"><title>Cards</title><style>.pale { color: #ccc }</style>
       <main class="${place}">${main}</main>`,
    )
  await show(card('A lamp'))
  await expectNoViolations(page)
  await show(card('Another lamp'))
  await expectNoViolations(page)
  const broken = {
    'button-name': card('A lamp', ''),
    'color-contrast': card('A lamp').replace('ink', 'pale'),
    'image-alt': card('A lamp').replace(' alt="A lamp"', ''),
    label: card('A lamp').replace('labelledby="name"', 'labelledby="nobody"'),
    list: `<ul class="cards"><li>${card('A lamp')}</li><div>More</div></ul>`,
  }
  for (const [rule, main] of Object.entries(broken)) {
    await show(main)
    await expect(expectNoViolations(page), rule).rejects.toThrow(`${rule}: `)
  }
})
