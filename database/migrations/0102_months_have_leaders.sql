-- The products and variants that led in each month, by each figure: reports find the best by them (docs/decisions/0202). The next sums make them.
CREATE TABLE "sales_leaders" (
	"since" date NOT NULL,
	"dimension" text NOT NULL,
	"figure" text NOT NULL,
	"through" date NOT NULL,
	"keys" uuid[] NOT NULL,
	"most" bigint[] NOT NULL,
	CONSTRAINT "sales_leaders_dimension_figure_since_pk" PRIMARY KEY("dimension","figure","since")
);
