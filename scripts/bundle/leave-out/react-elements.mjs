/** @typedef {import('./react-dom.mjs').LeftOut} LeftOut */

/**
 * What React's ways with elements and events bring and this shop does not use.
 * @type {LeftOut[]}
 */
export const leftOutOfElements = [
  {
    what: 'custom elements',
    asked: /\bcustomElements\b/,
    cuts: {
      functions: ['setPropOnCustomElement'],
      answers: { isCustomElement: '!1' },
    },
  },
  {
    what: 'events that React makes of others',
    asked: /\bon(?:BeforeInput|Select)(?:Capture)?:/,
    cuts: {
      replaced: [
        [/fallbackData = canUseTextInputEvent\n[\s\S]*?nativeEvent\)\)/, 'fallbackData = null)'],
        [/registerTwoPhaseEvent\("onBeforeInput", \[[\s\S]*?\]\);\n/, ''],
        [/registerTwoPhaseEvent\(\n  "onSelect",[\s\S]*?\n\);\n/, ''],
        [
          /handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\n      switch \(domEventName\) \{\n[\s\S]*?\n      \}\n(?=      var fallbackData;)/,
          '',
        ],
      ],
      functions: ['getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
    },
  },
  {
    what: 'browsers that know no modules, and running without a browser',
    cuts: {
      replaced: [
        [/var canUseDOM = !\([\s\S]*?(?=var root = null)/, ''],
        [/var isInputEventSupported = !1;\n[\s\S]*?(?=function stopWatchingForValueChange)/, ''],
        [
          /,\n  canUseCompositionEvent = canUseDOM[\s\S]*?SPACEBAR_CHAR = [^,]*,\n  hasSpaceKeypress = !1;/,
          ';',
        ],
        [
          /\bskipSelectionChangeEvent =\n    canUseDOM [^\n]*\n/,
          'skipSelectionChangeEvent = !1,\n',
        ],
        [/var vendorPrefixes = \{[\s\S]*?(?=var ANIMATION_END)/, ''],
        [/getVendorPrefixedEventName\(("\w+")\)/, '$1', 7],
        ['!passiveBrowserEventsSupported ||', '!1 ||'],
        ['if (isInputEventSupported)', 'if (!0)'],
        ['if (canUseCompositionEvent)', 'if (!0)'],
        ['useFallbackCompositionData &&', '!1 &&', 2],
        ['Math.clz32 ? Math.clz32 : clz32Fallback', 'Math.clz32'],
        ['"function" === typeof Object.is ? Object.is : is', 'Object.is'],
      ],
    },
  },
  {
    what: 'what most names of attributes are, written out',
    cuts: { replaced: [[/(?<=var aliases = )new Map\(\[[\s\S]*?\]\)/, shortenNames]] },
  },
]

/**
 * A list of the names whose other form follows from them (`strokeWidth`, `stroke-width`), and the few that are not of that kind.
 * @param {string} list
 * @returns {string}
 */
export function shortenNames(list) {
  const pairs = [...list.matchAll(/\["([^"]+)", "([^"]+)"\]/g)]
  const others = pairs.filter((pair) => !follows(pair)).map(([pair]) => pair)
  const names = pairs.filter(follows).map(([, name]) => name)
  return `new Map([${others.join(', ')}, ..."${names.join(' ')}".split(" ").map((name) => [name, name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase())])])`
}

/** @param {string[]} pair */
function follows([, name = '', other]) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) === other
}
