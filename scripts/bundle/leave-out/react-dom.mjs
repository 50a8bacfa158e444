/**
 * What React brings and this shop does not use. `asked` is how code would ask for it: where a file for the browser does, there is no
 * build (leave-out.mjs). React's version is exact, and its production build keeps the names of its functions; where one is missing or
 * not alone, there is no build either.
 * @typedef {import('./cut.mjs').Cuts} Cuts
 * @typedef {{ what: string, asked?: RegExp, cuts: Cuts }} LeftOut
 */

/** @type {LeftOut[]} */
export const leftOutOfReactDom = [
  {
    what: 'transitions between views',
    asked: /\.(?:ViewTransition|addTransitionType)\b/,
    cuts: {
      replaced: [
        [/\((\w+) & 335544064\) === \1\b/, '!1', 7],
        ['viewTransitionMutationContext = !0', '0', 24],
      ],
      tags: [30, 'REACT_LEGACY_HIDDEN_TYPE', 'REACT_VIEW_TRANSITION_TYPE'],
      functions: [
        'applyViewTransitionToHostInstances',
        'commitAfterMutationEffectsOnFiber',
        'commitExitViewTransitions',
        'commitNestedViewTransitions',
        'createViewTransitionInstance',
        'flushAfterMutationEffects',
        'getViewTransitionClassName',
        'getViewTransitionName',
        'measureNestedViewTransitions',
        'measureViewTransitionHostInstancesRecursive',
        'reportViewTransitionError',
        'restoreEnterOrExitViewTransitions',
        'restoreNestedViewTransitions',
        'restoreViewTransitionOnHostInstances',
        'scheduleViewTransitionEvent',
        'startViewTransition',
        'trackEnterViewTransitions',
      ],
    },
  },
  {
    what: 'refs to fragments',
    asked: /\.Fragment,\{(?:[^{}]*,)?ref:/,
    cuts: {
      replaced: [
        [/      case 7:\n          if \(null === current\.stateNode\) \{\n[\s\S]*?break;\n/, ''],
      ],
      statements: ['FragmentInstance.prototype.'],
      functions: [
        'FragmentInstance',
        'commitFragmentInstanceDeletionEffects',
        'commitFragmentInstanceInsertionEffects',
        'commitNewChildToFragmentInstances',
      ],
      answers: { isFragmentInstanceParent: '!1' },
    },
  },
  {
    what: 'parts that are kept while hidden, lists of waiting parts, and measured parts',
    asked: /\.(?:Activity|Profiler|SuspenseList|unstable_SuspenseList)\b/,
    cuts: {
      tags: [12, 19, 31, 'REACT_ACTIVITY_TYPE', 'REACT_PROFILER_TYPE', 'REACT_SUSPENSE_LIST_TYPE'],
      functions: [
        'commitActivityHydrationCallbacks',
        'cutOffTailIfNeeded',
        'findFirstSuspended',
        'getActivityInstanceFromFiber',
        'updateActivityComponent',
        'updateSuspenseListComponent',
      ],
    },
  },
  {
    what: 'stylesheets and scripts that React loads, and pictures that it waits for',
    asked: /\bprecedence:|\(0,\w+\.(?:preconnect|prefetchDNS|prein\w+|preload\w*)\)/,
    cuts: {
      replaced: [
        [
          /isViewTransitionEligible \|\|\n    subtreeFlags & 8192 \|\|\n    16785408 === \(subtreeFlags & 16785408\)/,
          '!1',
        ],
        [
          /    case "style":\n      if \(\n        "string" !== typeof props\.precedence[\s\S]*?return !0;\n(?=    case "link":)/,
          '',
        ],
        [
          /return \(\n            \(type = props\.disabled\),\n            "string" === typeof props\.precedence && null == type\n          \)/,
          'return !1',
        ],
        [
          /    case "script":\n      if \(\n        props\.async &&[\s\S]*?return !0;\n(?=  \}\n  return !1;)/,
          '',
        ],
      ],
      functions: [
        'acquireResource',
        'accumulateSuspenseyCommitOnFiber',
        'preconnect',
        'prefetchDNS',
        'preinitModuleScript',
        'preinitScript',
        'preinitStyle',
        'preload',
        'preloadModule',
        'preloadResourceAndSuspendIfNeeded',
        'suspendInstance',
        'suspendResource',
      ],
      answers: {
        getResource: 'null',
        maySuspendCommit: '!1',
        waitForCommitToBeReady: 'null',
      },
    },
  },
  {
    what: 'functions as actions of forms',
    asked: /\.(?:useActionState|useFormState|useFormStatus|requestFormReset)\b/,
    cuts: {
      functions: [
        'extractEvents$1',
        'mountActionState',
        'rerenderActionState',
        'requestFormReset$1',
        'startHostTransition',
        'TransitionAwareHostComponent',
        'updateActionState',
      ],
    },
  },
  {
    what: 'names of components in what errors say, which are one letter each here',
    asked: /\.componentStack\b/,
    cuts: { answers: { getStackByFiberInDevAndProd: '""' } },
  },
  {
    what: "the browser's sign of loading while an action runs",
    cuts: { functions: ['defaultOnDefaultTransitionIndicator'] },
  },
  {
    what: 'pages that React begins, an order for bringing parts to life, and what only tools ask',
    asked: /\.(?:createRoot|findDOMNode|unstable_scheduleHydration)\b/,
    cuts: {
      replaced: [
        [
          /  for \(var i = 0; i < queuedExplicitHydrationTargets\.length; i\+\+\) \{\n    var [\s\S]*?(?=\}\nfunction defaultOnDefaultTransitionIndicator)/,
          '',
        ],
      ],
      statements: [
        'exports.createRoot =',
        'ReactDOMSharedInternals.findDOMNode =',
        'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
        'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)',
      ],
      functions: ['setIsStrictModeForDevtools'],
    },
  },
]

/** @type {LeftOut[]} */
export const leftOutOfReactDomShared = [
  {
    what: 'what belongs to that',
    asked: /\(0,\w+\.browser\)/,
    cuts: {
      statements: [
        'exports.browser =',
        'exports.preconnect =',
        'exports.prefetchDNS =',
        'exports.preinit =',
        'exports.preinitModule =',
        'exports.preload =',
        'exports.preloadModule =',
        'exports.requestFormReset =',
        'exports.useFormState =',
        'exports.useFormStatus =',
      ],
    },
  },
]
