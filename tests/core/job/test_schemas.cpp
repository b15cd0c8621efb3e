// SPDX-License-Identifier: GPL-3.0-or-later
// docs/*.schema.json say what core/job/documents.h describes.
#include "core/job/documents.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace scalescope;
using namespace scalescope::job;
using nlohmann::ordered_json;

namespace {

template <typename T>
constexpr bool isEvent = []<typename... Kinds>(const std::variant<Kinds...>* /*event*/) {
    return (std::same_as<T, Kinds> || ...);
}(static_cast<const Event*>(nullptr));

/// Writes descriptions of documents as JSON schemas, with one definition for each kind of document.
class SchemaWriter
{
public:
    explicit SchemaWriter(ordered_json& definitions) : m_definitions(definitions) {}

    void version(const char* name, int /*version*/, const auto& /*newer*/, int newest = protocolVersion)
    {
        add(name, {{"type", "integer"}, {"minimum", 1}, {"maximum", newest}}, Presence::Required, "");
    }

    template <typename T>
    void member(const char* name, const T& value, Presence presence, const char* about = "",
                const Range& range = {})
    {
        add(name, schemaOf(value, range), presence, about);
    }

    template <typename T, std::size_t n>
    void choice(const char* name, const T& /*value*/, const Names<T, n>& names, Presence presence,
                const char* about = "")
    {
        ordered_json schema{{"enum", ordered_json::array()}};
        for (const auto& [known, text] : names)
            schema["enum"].push_back(text);
        add(name, std::move(schema), presence, about);
    }
    template <typename T, std::size_t n>
    void choice(const char* name, const std::optional<T>& /*value*/, const Names<T, n>& names,
                Presence presence, const char* about = "")
    {
        choice(name, T{}, names, presence, about);
        m_properties[name]["enum"].push_back(nullptr);
    }

    /// Of what was described so far.
    [[nodiscard]] ordered_json schema() const
    {
        ordered_json result{{"type", "object"}};
        if (!m_required.empty())
            result["required"] = m_required;
        result["additionalProperties"] = false;
        result["properties"] = m_properties;
        return result;
    }

    template <typename T>
    void define()
    {
        if (m_definitions.contains(documentName<T>))
            return;
        m_definitions[documentName<T>] = nullptr; // a type may hold others of its kind
        SchemaWriter inner(m_definitions);
        if constexpr (isEvent<T>)
            inner.add("event", {{"enum", {documentName<T>}}}, Presence::Required, "");
        const T document{};
        describe(inner, document);
        m_definitions[documentName<T>] = inner.schema();
    }

private:
    void add(const char* name, ordered_json schema, Presence presence, const std::string& about)
    {
        if (!about.empty())
            schema["description"] = about;
        m_properties[name] = std::move(schema);
        if (presence == Presence::Required)
            m_required.emplace_back(name);
    }

    static ordered_json withBounds(ordered_json schema, const Range& range)
    {
        const bool isText = schema["type"] == "string";
        const auto bound = [](double number) { return static_cast<std::int64_t>(number); };
        if (std::isfinite(range.minimum))
            schema[isText        ? "minLength"
                   : range.above ? "exclusiveMinimum"
                                 : "minimum"] = bound(range.minimum);
        if (std::isfinite(range.maximum))
            schema[isText ? "maxLength" : "maximum"] = bound(range.maximum);
        return schema;
    }

    template <typename T>
    ordered_json schemaOf(const T& /*value*/, const Range& range)
    {
        if constexpr (Described<T>) {
            define<T>();
            return {{"$ref", std::string("#/definitions/") + documentName<T>}};
        } else if constexpr (std::same_as<T, std::string>) {
            return withBounds({{"type", "string"}}, range);
        } else if constexpr (std::same_as<T, bool>) {
            return {{"type", "boolean"}};
        } else if constexpr (std::is_floating_point_v<T>) {
            return withBounds({{"type", "number"}}, range);
        } else {
            return withBounds({{"type", "integer"}}, std::is_unsigned_v<T> ? fromZero : range);
        }
    }
    template <typename T>
    ordered_json schemaOf(const std::optional<T>& /*value*/, const Range& range)
    {
        ordered_json schema = schemaOf(T{}, range);
        if (schema.contains("type"))
            schema["type"] = {schema["type"], "null"};
        return schema;
    }
    template <typename T>
    ordered_json schemaOf(const std::vector<T>& /*value*/, const Range& /*range*/)
    {
        return {{"type", "array"}, {"items", schemaOf(T{}, {})}};
    }
    template <typename T>
    ordered_json schemaOf(const std::map<std::string, T>& /*value*/, const Range& /*range*/)
    {
        return {{"type", "object"}, {"additionalProperties", schemaOf(T{}, {})}};
    }
    static ordered_json schemaOf(const Transform& /*value*/, const Range& /*range*/)
    {
        return {{"type", "string"}};
    }
    static ordered_json schemaOf(const BisectTarget& /*value*/, const Range& /*range*/)
    {
        return {{"type", "string"}};
    }
    static ordered_json schemaOf(const std::optional<BisectTarget>& /*value*/, const Range& /*range*/)
    {
        return {{"type", "string"}};
    }
    ordered_json schemaOf(const message::Message& /*value*/, const Range& /*range*/)
    {
        m_definitions["said"] = {
            {"type", "object"},
            {"required", {"id"}},
            {"additionalProperties", false},
            {"properties",
             {{"id", {{"type", "string"}, {"minLength", 1}}},
              {"arguments",
               {{"type", "array"},
                {"items",
                 {{"oneOf",
                   {{{"type", "string"}}, {{"type", "integer"}}, {{"$ref", "#/definitions/said"}}}}}}}}}}};
        return {{"$ref", "#/definitions/said"}};
    }

    ordered_json& m_definitions;
    ordered_json m_properties = ordered_json::object();
    std::vector<std::string> m_required;
};

ordered_json heading(const std::string& title, int version, const char* description)
{
    return {{"$schema", "http://json-schema.org/draft-07/schema#"},
            {"title", title + std::to_string(version)},
            {"description", description},
            {"$comment", "SPDX-License-Identifier: GPL-3.0-or-later"}};
}

ordered_json schemaOfJobs()
{
    ordered_json definitions;
    SchemaWriter writer(definitions);
    const Job job;
    describe(writer, job);
    ordered_json result =
        heading("Scalescope job, version ", protocolVersion,
                "What an engine reads from standard input, up to its end. docs/protocol.md describes it.");
    result.update(writer.schema());
    result["definitions"] = definitions;
    return result;
}

ordered_json schemaOfRecipes()
{
    ordered_json definitions;
    SchemaWriter writer(definitions);
    const Recipe recipe;
    describe(writer, recipe);
    ordered_json result =
        heading("Scalescope recipe, version ", recipeVersion,
                "Which operands are stored in which number format. docs/recipes.md describes it.");
    result.update(writer.schema());
    result["definitions"] = definitions;
    return result;
}

template <typename... Kinds>
ordered_json schemaOfKinds(const std::variant<Kinds...>& /*event*/)
{
    ordered_json definitions;
    SchemaWriter writer(definitions);
    (writer.define<Kinds>(), ...);
    ordered_json result =
        heading("Scalescope engine event, protocol ", protocolVersion,
                "One line of an engine's standard output. docs/protocol.md describes the events.");
    result["type"] = "object";
    result["required"] = {"event"};
    (result["oneOf"].push_back({{"$ref", std::string("#/definitions/") + documentName<Kinds>}}), ...);
    result["definitions"] = definitions;
    return result;
}

/// The file's text; where another is expected, that one is left beside the test's program.
QByteArray schemaText(const QString& name, const QByteArray& expected)
{
    QFile file(scalescope::tests::sourcePath("docs/") + name);
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    QFile wanted(QCoreApplication::applicationDirPath() + QLatin1Char('/') + name);
    if (text != expected && wanted.open(QIODevice::WriteOnly))
        wanted.write(expected);
    return text;
}

} // namespace

class TestSchemas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFilesSayWhatIsDescribed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const ordered_json& schema) {
            QTest::newRow(name) << name << QByteArray::fromStdString(schema.dump(4) + "\n");
        };
        row("job.schema.json", schemaOfJobs());
        row("event.schema.json", schemaOfKinds(Event{}));
        row("recipe.schema.json", schemaOfRecipes());
    }

    void theFilesSayWhatIsDescribed()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, expected);
        QVERIFY2(schemaText(name, expected) == expected,
                 qPrintable(
                     QStringLiteral("docs/%1 is not what core/job/documents.h describes; copy the one in %2.")
                         .arg(name, QCoreApplication::applicationDirPath())));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSchemas)
#include "test_schemas.moc"
