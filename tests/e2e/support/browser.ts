/** How Chromium is started. As root it has no sandbox; the rest keeps it from calling home. */
export const chromium = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // To start a process for each page of a journey, and one that waits for the next, costs more than to draw some of them.
    '--renderer-process-limit=1',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page of a journey lives for seconds: to optimise its scripts costs more than it saves.
    '--js-flags=--no-opt --no-maglev',
  ],
}

/** A fresh shop draws its pictures on demand, on the cores that the journeys need; pictures.spec.ts looks at them. */
export const withoutPictures = {
  ...chromium,
  args: [...chromium.args, '--blink-settings=imagesEnabled=false'],
}
